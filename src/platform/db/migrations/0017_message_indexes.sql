DROP INDEX "messages_id_key";--> statement-breakpoint
DROP INDEX "messages_sender_idx";--> statement-breakpoint
DROP INDEX "messages_at_idx";--> statement-breakpoint
CREATE INDEX "messages_at_blocks_idx" ON "messages" USING brin ("created_at");