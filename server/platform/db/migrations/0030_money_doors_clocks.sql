CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD COLUMN "payee" text DEFAULT 'EMULATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD COLUMN "fate" text DEFAULT 'complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_status_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiting_network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "waiting_network" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "slot_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "stays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "shares_seats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "tip_maximum" integer;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "remind_after_minutes" integer[] DEFAULT '{0,2,5,10}' NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "refuse_after_minutes" integer DEFAULT 20;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "threshold" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "is_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "opening" integer;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_credits" ADD CONSTRAINT "point_credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_account" ON "email_confirmations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_confirmations_expiry" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "google_nonces_expiry" ON "google_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "point_credits_score" ON "point_credits" USING btree ("account_id","promotion_id");--> statement-breakpoint
CREATE INDEX "orders_seats" ON "orders" USING btree ("restaurant_id","venue_id","slot_start") WHERE "orders"."order_type" = 'eatIn';--> statement-breakpoint
CREATE INDEX "orders_unanswered" ON "orders" USING btree ("restaurant_id","waits_since") WHERE "orders"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "reservations_seats" ON "reservations" USING btree ("restaurant_id","venue_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_unanswered" ON "reservations" USING btree ("restaurant_id","waits_since") WHERE "reservations"."waits_since" is not null;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD CONSTRAINT "paypal_orders_request" UNIQUE("request_id");