ALTER TABLE "listing_search" ADD COLUMN "vehicle_class" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "home_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "lease" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "sale_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "goods" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "features" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "hours" integer;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "length" smallint;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "sqft" integer;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "beds" smallint;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "baths" smallint;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "first_day" integer;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "days_near" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_search" ADD COLUMN "days_far" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the new columns say of listings that are there already: the index is written anew when the server starts.
DELETE FROM "search_clock";
