CREATE TABLE "value_follows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"vehicle" jsonb NOT NULL,
	"vehicle_hash" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_points" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"follow_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"low_cents" integer NOT NULL,
	"likely_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"model_version" text NOT NULL,
	"index_month" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "deal" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "deal_share" integer;--> statement-breakpoint
ALTER TABLE "value_follows" ADD CONSTRAINT "value_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_points" ADD CONSTRAINT "value_points_follow_id_value_follows_id_fk" FOREIGN KEY ("follow_id") REFERENCES "public"."value_follows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "value_follows_vehicle_key" ON "value_follows" USING btree ("user_id","vehicle_hash");--> statement-breakpoint
CREATE INDEX "value_follows_due_idx" ON "value_follows" USING btree ("next_at") WHERE not paused;--> statement-breakpoint
CREATE INDEX "value_points_follow_idx" ON "value_points" USING btree ("follow_id","at");--> statement-breakpoint
CREATE FUNCTION refuse_point_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'value_points is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER value_points_stay BEFORE UPDATE ON "value_points" FOR EACH ROW EXECUTE FUNCTION refuse_point_change();
