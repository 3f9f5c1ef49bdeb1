CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opening_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "item_key" uuid;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_opening_id_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "openings_start_key" ON "openings" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "openings_end_idx" ON "openings" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_token_key" ON "reservations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_party_key" ON "reservations" USING btree ("opening_id","email") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "reservations_user_idx" ON "reservations" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sale_id_listings_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_item_key" ON "listings" USING btree ("sale_id","item_key");--> statement-breakpoint
CREATE INDEX "listings_over_idx" ON "listings" USING btree ("ends_at") WHERE status in ('PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED') and ends_at is not null;