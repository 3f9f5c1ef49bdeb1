CREATE TABLE "listing_search" (
	"ref" serial PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"listed" boolean NOT NULL,
	"category" integer NOT NULL,
	"vehicle_type" integer NOT NULL,
	"make" integer NOT NULL,
	"model" integer NOT NULL,
	"style" integer NOT NULL,
	"condition" integer NOT NULL,
	"state" integer NOT NULL,
	"has_photo" boolean NOT NULL,
	"price_cents" integer,
	"year" smallint,
	"mileage" integer,
	"latitude" double precision,
	"longitude" double precision,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_text" (
	"ref" integer PRIMARY KEY NOT NULL,
	"title" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"code" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_search_listing_key" ON "listing_search" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_search_version_idx" ON "listing_search" USING btree ("version");--> statement-breakpoint
CREATE INDEX "listing_text_words_idx" ON "listing_text" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "search_terms_key" ON "search_terms" USING btree ("kind","key");