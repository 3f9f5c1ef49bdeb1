CREATE TABLE "sale_events" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"act" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_events_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
ALTER TABLE "sale_events" ADD CONSTRAINT "sale_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION refuse_sale_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'sale_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER sale_events_rows_stay BEFORE UPDATE ON "sale_events" FOR EACH ROW EXECUTE FUNCTION refuse_sale_change();
