-- Rows of older backups go through this too.
-- A market has its two ends instead of one spread, and a deal names what is for sale beside it. Badges keep what they said; all are looked at anew.
UPDATE "listings" SET "deal" = "deal" || '{"alike": null}'::jsonb || CASE
  WHEN "deal"->'market'->'spread' IS NULL THEN '{}'::jsonb
  ELSE jsonb_build_object('market', ("deal"->'market') - 'spread' || jsonb_build_object(
    'low', round(("deal"->'market'->>'cents')::numeric * (1 - least(0.2, greatest(0.06, ("deal"->'market'->>'spread')::numeric))))::int,
    'high', round(("deal"->'market'->>'cents')::numeric * (1 + least(0.2, greatest(0.06, ("deal"->'market'->>'spread')::numeric))))::int,
    'basis', CASE WHEN "deal"->'market'->'basis'->>'kind' = 'LISTINGS'
      THEN ("deal"->'market'->'basis') || '{"sales": 0, "mixed": false}'::jsonb
      ELSE "deal"->'market'->'basis' END)) END,
  "deal_at" = NULL
WHERE "deal" IS NOT NULL AND NOT "deal" ? 'alike';
