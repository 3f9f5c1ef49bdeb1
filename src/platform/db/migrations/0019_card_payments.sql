CREATE TABLE "store_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_payments" (
	"session_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"intent_id" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_due" boolean DEFAULT false NOT NULL,
	"dispute" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_payments" ADD CONSTRAINT "store_payments_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_payments_order_idx" ON "store_payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_payments_intent_key" ON "store_payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "store_payments_open_idx" ON "store_payments" USING btree ("updated_at") WHERE status in ('OPEN', 'PROCESSING') or refund_due;