CREATE TABLE "draft_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"key_hash" text,
	"device" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_links_secret_key" ON "draft_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "draft_links_listing_idx" ON "draft_links" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "draft_links_key_idx" ON "draft_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "draft_links_expiry_idx" ON "draft_links" USING btree ("expires_at");