ALTER TABLE "mail_queue" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "told_day_before_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "told_soon_at" timestamp with time zone;--> statement-breakpoint
-- Sales and open houses of before: who had shown the street to everyone goes on doing so; to the others it was promised
-- that it stays hidden, which leaves people with a confirmed time.
UPDATE "listings" SET "answers" = "answers" || jsonb_build_object('streetShown', CASE WHEN "answers"->>'addressPublic' = 'true' THEN 'ALL' ELSE 'WITH_TIME' END) WHERE "category" IN ('GARAGE', 'PROPERTY_OPEN') AND "published_at" IS NOT NULL AND coalesce("answers"->>'street', '') <> '' AND "answers"->'streetShown' IS NULL;
