DROP INDEX "listing_search_version_idx";--> statement-breakpoint
CREATE INDEX "listing_search_version_idx" ON "listing_search" USING btree ("version","ref");