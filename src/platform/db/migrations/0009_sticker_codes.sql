CREATE TABLE "price_watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"email" text NOT NULL,
	"price_cents" integer NOT NULL,
	"told_price_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "qr_carried" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prefix" text,
	"owner_id" uuid,
	"listing_id" uuid,
	"external_url" text,
	"batch_id" uuid NOT NULL,
	"batch_position" integer DEFAULT 1 NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "qr_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"listing_before" uuid,
	"listing_after" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_scans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"known" boolean NOT NULL,
	"listing_id" uuid,
	"kind" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "qr_scans_day_key" UNIQUE NULLS NOT DISTINCT("code","day","kind","listing_id")
);
--> statement-breakpoint
ALTER TABLE "price_watches" ADD CONSTRAINT "price_watches_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_carried" ADD CONSTRAINT "qr_carried_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_carried" ADD CONSTRAINT "qr_carried_code_id_qr_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_groups" ADD CONSTRAINT "qr_groups_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_watches_email_key" ON "price_watches" USING btree ("listing_id","email");--> statement-breakpoint
CREATE INDEX "price_watches_age_idx" ON "price_watches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "qr_carried_code_idx" ON "qr_carried" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "qr_codes_owner_idx" ON "qr_codes" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "qr_codes_listing_idx" ON "qr_codes" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "qr_codes_batch_idx" ON "qr_codes" USING btree ("batch_id","batch_position");--> statement-breakpoint
CREATE INDEX "qr_codes_order_idx" ON "qr_codes" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "qr_groups_listing_key" ON "qr_groups" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "qr_history_code_idx" ON "qr_history" USING btree ("code_id","id");--> statement-breakpoint
CREATE INDEX "qr_scans_listing_idx" ON "qr_scans" USING btree ("listing_id","day");--> statement-breakpoint
CREATE FUNCTION refuse_qr_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'qr_history is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER qr_history_rows_stay BEFORE UPDATE OR DELETE ON "qr_history" FOR EACH ROW EXECUTE FUNCTION refuse_qr_history_change();
--> statement-breakpoint
CREATE TRIGGER qr_history_table_stays BEFORE TRUNCATE ON "qr_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_qr_history_change();
