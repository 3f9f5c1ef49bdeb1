CREATE TABLE "dealer_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"partner_id" uuid,
	"offer_id" uuid,
	"amount_cents" integer,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_invitations" (
	"request_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"passed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_invitations_request_id_partner_id_pk" PRIMARY KEY("request_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "offer_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"intent" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"vehicle" jsonb NOT NULL,
	"vin" text,
	"note" text DEFAULT '' NOT NULL,
	"value" jsonb,
	"taken_offer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealer_offers" ADD CONSTRAINT "dealer_offers_request_id_offer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."offer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_offers" ADD CONSTRAINT "dealer_offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_invitations" ADD CONSTRAINT "offer_invitations_request_id_offer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."offer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_invitations" ADD CONSTRAINT "offer_invitations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_requests" ADD CONSTRAINT "offer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_requests" ADD CONSTRAINT "offer_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_offers_request_idx" ON "dealer_offers" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_history_request_idx" ON "offer_history" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "offer_invitations_partner_idx" ON "offer_invitations" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_requests_open_key" ON "offer_requests" USING btree ("listing_id","intent") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "offer_requests_user_idx" ON "offer_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE FUNCTION refuse_offer_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'offer_history is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER offer_history_rows_stay BEFORE UPDATE OR DELETE ON "offer_history" FOR EACH ROW EXECUTE FUNCTION refuse_offer_history_change();
--> statement-breakpoint
CREATE TRIGGER offer_history_table_stays BEFORE TRUNCATE ON "offer_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_offer_history_change();
