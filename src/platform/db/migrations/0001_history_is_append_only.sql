CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'listing_history is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_history_rows_stay BEFORE UPDATE OR DELETE ON "listing_history" FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER listing_history_table_stays BEFORE TRUNCATE ON "listing_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
