ALTER TABLE "partners" ADD COLUMN "doc_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "other_fees_cents" integer DEFAULT 0 NOT NULL;