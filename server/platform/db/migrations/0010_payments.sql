CREATE TABLE "paypal_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"intent" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"custom_id" text NOT NULL,
	"status" text NOT NULL,
	"funds" text NOT NULL,
	"is_announced" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"idempotency_key" text,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"customer" text,
	"payment_method" text,
	"status" text NOT NULL,
	"keeps_card" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_refunded" boolean DEFAULT false NOT NULL,
	"is_announced" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_intents_secret" UNIQUE("client_secret"),
	CONSTRAINT "stripe_intents_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "stripe_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fate" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"account_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "card_customers_account_id_venue_id_pk" PRIMARY KEY("account_id","venue_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"provider" text NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"due" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_modes" ADD COLUMN "has_payment_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "has_card_payments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "has_wallets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_intents_unannounced" ON "stripe_intents" USING btree ("status","is_announced");--> statement-breakpoint
CREATE INDEX "stripe_methods_customer" ON "stripe_methods" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "payments_entity" ON "payments" USING btree ("entity_kind","entity_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("due");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("payment_status");