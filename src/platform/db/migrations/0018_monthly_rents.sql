ALTER TABLE "listings" ADD COLUMN "term_rents_until" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "term_rent_months" smallint;--> statement-breakpoint
-- Rows of older backups go through this too.
-- Rents were told for the whole term of the lease: $22,800 for a year. From now on they are a month's: $1,900. A month is
-- the term divided by its months, to the nearest cent, half a cent up, so that the dollars of the term come back
-- unchanged. A term still to be agreed was told by the month already.
CREATE FUNCTION pg_temp.months_of(term text) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE term WHEN 'SIX_MONTHS' THEN 6 WHEN 'TWELVE_MONTHS' THEN 12 WHEN 'TWENTY_FOUR_MONTHS' THEN 24 ELSE 1 END)::smallint
$$;
--> statement-breakpoint
-- The record of prices is never rewritten: it is read as months up to its last line of today.
UPDATE "listings" l SET
  "price_cents" = round(l."price_cents"::numeric / pg_temp.months_of(l."details"->>'leaseTerm'))::integer,
  "term_rent_months" = pg_temp.months_of(l."details"->>'leaseTerm'),
  "term_rents_until" = (SELECT max(h."id") FROM "listing_history" h WHERE h."listing_id" = l."id")
 WHERE l."details"->>'leaseTerm' IN ('SIX_MONTHS', 'TWELVE_MONTHS', 'TWENTY_FOUR_MONTHS');
--> statement-breakpoint
-- The answer gets a name of its own, so that no draft on a device is ever read in the wrong unit. Text that is no amount
-- stays as it was typed.
UPDATE "listings" SET "answers" = jsonb_build_object('monthlyRent',
    CASE WHEN jsonb_typeof("answers"->'rent') = 'number'
      THEN to_jsonb(round(("answers"->>'rent')::numeric / pg_temp.months_of("answers"->>'leaseTerm')))
      ELSE "answers"->'rent' END) || ("answers" - 'rent')
 WHERE "answers" ? 'rent';
--> statement-breakpoint
-- Prices that people saved or were told of, so that nobody is told of a drop that is none.
UPDATE "saved_listings" s SET
  "price_cents" = round(s."price_cents"::numeric / l."term_rent_months")::integer,
  "told_price_cents" = round(s."told_price_cents"::numeric / l."term_rent_months")::integer
  FROM "listings" l WHERE l."id" = s."listing_id" AND l."term_rent_months" IS NOT NULL;
--> statement-breakpoint
UPDATE "price_watches" w SET
  "price_cents" = round(w."price_cents"::numeric / l."term_rent_months")::integer,
  "told_price_cents" = round(w."told_price_cents"::numeric / l."term_rent_months")::integer
  FROM "listings" l WHERE l."id" = w."listing_id" AND l."term_rent_months" IS NOT NULL;
--> statement-breakpoint
-- Searches compare what is shown: whole dollars.
UPDATE "listing_search" SET "price_cents" = round("price_cents" / 100.0)::integer * 100 WHERE "price_cents" % 100 <> 0;
--> statement-breakpoint
DROP FUNCTION pg_temp.months_of(text);
