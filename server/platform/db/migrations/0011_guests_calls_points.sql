CREATE TABLE "table_calls" (
	"restaurant_id" integer NOT NULL,
	"table_id" integer NOT NULL,
	"reason_id" integer NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	CONSTRAINT "table_calls_restaurant_id_table_id_pk" PRIMARY KEY("restaurant_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "nutrition" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "guest_order_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "proposes_earliest_slot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "call_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_calls" ADD CONSTRAINT "table_calls_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_calls" ADD CONSTRAINT "table_calls_restaurant_id_table_id_dining_tables_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","table_id") REFERENCES "public"."dining_tables"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_uncredited" ON "orders" USING btree ("slot_start") WHERE "orders"."status" = 'confirmed' and "orders"."points" is null;