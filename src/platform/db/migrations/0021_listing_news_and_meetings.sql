CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"viewing_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"place_kind" text,
	"place" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"told_sequence" integer,
	"told_day_before_at" timestamp with time zone,
	"told_soon_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"buyer_id" uuid,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_news_told" (
	"news_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_news_told_news_id_user_id_pk" PRIMARY KEY("news_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_news" ADD CONSTRAINT "listing_news_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_news" ADD CONSTRAINT "listing_news_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_news_told" ADD CONSTRAINT "listing_news_told_news_id_listing_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."listing_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_news_told" ADD CONSTRAINT "listing_news_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_conversation_idx" ON "meetings" USING btree ("conversation_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_ahead_idx" ON "meetings" USING btree ("starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "meetings_untold_idx" ON "meetings" USING btree ("changed_at") WHERE told_sequence is null or told_sequence < sequence;--> statement-breakpoint
CREATE INDEX "meetings_place_idx" ON "meetings" USING btree ("starts_at") WHERE place <> '';--> statement-breakpoint
CREATE INDEX "listing_news_listing_idx" ON "listing_news" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_news_untold_idx" ON "listing_news" USING btree ("id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "listing_news_at_idx" ON "listing_news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_news_told_user_idx" ON "listing_news_told" USING btree ("user_id");