CREATE TABLE "store_cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"variant" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_carts" (
	"id" text PRIMARY KEY NOT NULL,
	"discount_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant" text,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"batch_id" uuid
);
--> statement-breakpoint
CREATE TABLE "store_order_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"cart_id" text,
	"external_id" text,
	"status" text NOT NULL,
	"pay_by" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"discount_code" text,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_variants" (
	"code" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"compare_at_cents" integer,
	"stock" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_cart_lines" ADD CONSTRAINT "store_cart_lines_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_cart_lines_variant_key" ON "store_cart_lines" USING btree ("cart_id","variant");--> statement-breakpoint
CREATE INDEX "store_carts_age_idx" ON "store_carts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_lines_place_key" ON "store_order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "store_order_log_order_idx" ON "store_order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_cart_key" ON "store_orders" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_external_key" ON "store_orders" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "store_orders_user_idx" ON "store_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "store_orders_email_idx" ON "store_orders" USING btree ("email") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "store_orders_age_idx" ON "store_orders" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION refuse_store_order_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'store_order_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_order_log_rows_stay BEFORE UPDATE OR DELETE ON "store_order_log" FOR EACH ROW EXECUTE FUNCTION refuse_store_order_log_change();
--> statement-breakpoint
CREATE TRIGGER store_order_log_table_stays BEFORE TRUNCATE ON "store_order_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_store_order_log_change();
