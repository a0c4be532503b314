CREATE TABLE "categories" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"descriptions" jsonb,
	CONSTRAINT "categories_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "extra_sets" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "extra_sets_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"excluded_venue_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ingredients_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"notes" jsonb,
	"recommended_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "menus_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"descriptions" jsonb,
	"photo_code" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"price" integer NOT NULL,
	"eat_in_price" integer,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"menu_ids" integer[] DEFAULT '{}' NOT NULL,
	"type_id" integer NOT NULL,
	"trait_ids" integer[] DEFAULT '{}' NOT NULL,
	"ingredient_ids" integer[] DEFAULT '{}' NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variant_names" jsonb,
	"is_variant_required" boolean DEFAULT false NOT NULL,
	"price_table" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"additions_id" integer,
	"suggested_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_discountable" boolean DEFAULT true NOT NULL,
	"is_deliverable" boolean DEFAULT true NOT NULL,
	"is_alcoholic" boolean DEFAULT false NOT NULL,
	CONSTRAINT "products_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"restaurant_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_restaurant_id_product_id_venue_id_pk" PRIMARY KEY("restaurant_id","product_id","venue_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "traits" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"icon" text,
	CONSTRAINT "traits_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cash_means" (
	"restaurant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"venue_ids" integer[] DEFAULT '{}' NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"labels" jsonb NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "cash_means_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkout_questions" (
	"restaurant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"venue_ids" integer[] DEFAULT '{}' NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"labels" jsonb NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "checkout_questions_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"messages" jsonb NOT NULL,
	CONSTRAINT "closures_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"restaurant_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"labels" jsonb NOT NULL,
	"document" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_for_account" boolean DEFAULT true NOT NULL,
	"is_for_reservation" boolean DEFAULT true NOT NULL,
	CONSTRAINT "consents_restaurant_id_key_pk" PRIMARY KEY("restaurant_id","key")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"restaurant_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"shift" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	CONSTRAINT "opening_hours_restaurant_id_venue_id_weekday_shift_pk" PRIMARY KEY("restaurant_id","venue_id","weekday","shift")
);
--> statement-breakpoint
CREATE TABLE "payment_modes" (
	"restaurant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"venue_ids" integer[] DEFAULT '{}' NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"labels" jsonb NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "payment_modes_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "restaurants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"short_code" text NOT NULL,
	"languages" text[] NOT NULL,
	"layout" text DEFAULT 'list' NOT NULL,
	"is_franchise" boolean DEFAULT false NOT NULL,
	"is_under_maintenance" boolean DEFAULT false NOT NULL,
	"accepts_simple_requests" boolean DEFAULT true NOT NULL,
	"site_url" text,
	"colours" jsonb,
	"powered_by" jsonb,
	"text_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_configs" (
	"restaurant_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"max_people" integer,
	"fixed_cost" numeric(10, 2),
	"fixed_cost_kind" text,
	"fixed_cost_names" jsonb,
	"fixed_cost_descriptions" jsonb,
	"fixed_cost_free_from" integer,
	CONSTRAINT "service_configs_restaurant_id_venue_id_type_pk" PRIMARY KEY("restaurant_id","venue_id","type")
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"restaurant_id" integer NOT NULL,
	"timetable_id" integer NOT NULL,
	"slot_start" timestamp(0) NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_bookings_restaurant_id_timetable_id_slot_start_pk" PRIMARY KEY("restaurant_id","timetable_id","slot_start"),
	CONSTRAINT "slot_bookings_not_negative" CHECK ("slot_bookings"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "timetables" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"type" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"step_minutes" integer NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"menu_id" integer NOT NULL,
	"capacity" integer,
	CONSTRAINT "timetables_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"province" text NOT NULL,
	"country" text DEFAULT 'IT' NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text,
	"vat_number" text,
	"latitude" double precision,
	"longitude" double precision,
	"currency_code" text DEFAULT 'EUR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Rome' NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"descriptions" jsonb NOT NULL,
	"is_licensed" boolean DEFAULT true NOT NULL,
	"is_dead" boolean DEFAULT false NOT NULL,
	"license_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"showcase_menu_id" integer,
	CONSTRAINT "venues_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"restaurant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"consents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"restaurant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_restaurant_id_account_id_key_pk" PRIMARY KEY("restaurant_id","account_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"total" integer NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_status_log" (
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_status_log_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_times" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"timetable_id" integer NOT NULL,
	"slot_start" timestamp(0) NOT NULL,
	"limit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"restaurant_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"language" text NOT NULL,
	"order_type" text NOT NULL,
	"status" text NOT NULL,
	"payment_mode" text NOT NULL,
	"cash_means" text,
	"timetable_id" integer NOT NULL,
	"slot_start" timestamp(0) NOT NULL,
	"people" integer,
	"wants_invoice" boolean DEFAULT false NOT NULL,
	"customer_notes" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"products_total" integer NOT NULL,
	"fixed_cost_kind" text,
	"fixed_cost_value" numeric(10, 2),
	"fixed_cost_name" text,
	"fixed_cost_description" text,
	"fixed_cost" integer,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_sets" ADD CONSTRAINT "extra_sets_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_restaurant_id_product_id_products_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","product_id") REFERENCES "public"."products"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traits" ADD CONSTRAINT "traits_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_means" ADD CONSTRAINT "cash_means_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_questions" ADD CONSTRAINT "checkout_questions_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_restaurant_id_venue_id_venues_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","venue_id") REFERENCES "public"."venues"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_restaurant_id_venue_id_venues_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","venue_id") REFERENCES "public"."venues"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_modes" ADD CONSTRAINT "payment_modes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_configs" ADD CONSTRAINT "service_configs_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_configs" ADD CONSTRAINT "service_configs_restaurant_id_venue_id_venues_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","venue_id") REFERENCES "public"."venues"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_restaurant_id_venue_id_venues_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","venue_id") REFERENCES "public"."venues"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_log" ADD CONSTRAINT "order_status_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_times" ADD CONSTRAINT "order_times_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username" ON "accounts" USING btree ("restaurant_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("restaurant_id",lower("email"));--> statement-breakpoint
CREATE INDEX "login_attempts_recent" ON "login_attempts" USING btree ("restaurant_id","account","address","at");--> statement-breakpoint
CREATE INDEX "orders_restaurant" ON "orders" USING btree ("restaurant_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_restaurant" ON "outbox" USING btree ("restaurant_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");