CREATE TABLE "market_drifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"asks" integer NOT NULL,
	"learned" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "market_drifts_at_idx" ON "market_drifts" USING btree ("at" DESC NULLS LAST);