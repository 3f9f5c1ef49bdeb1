CREATE TABLE "sms_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text,
	"to" text NOT NULL,
	"body" text NOT NULL,
	"email" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_stops" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_queue_dedupe_key" ON "sms_queue" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "sms_queue_due_idx" ON "sms_queue" USING btree ("send_after") WHERE sent_at is null and failed_at is null;