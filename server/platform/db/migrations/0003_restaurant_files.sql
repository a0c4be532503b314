CREATE TABLE "file_keys" (
	"restaurant_id" integer NOT NULL,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "file_keys_restaurant_id_entity_key_pk" PRIMARY KEY("restaurant_id","entity","key"),
	CONSTRAINT "file_keys_id" UNIQUE("restaurant_id","entity","id"),
	CONSTRAINT "file_keys_entity" CHECK ("file_keys"."entity" in ('Venue', 'Closure', 'Timetable', 'DeliveryCity', 'DeliveryZone', 'ServicePoint', 'Table', 'CallReason', 'Deposit', 'PaymentMode', 'CashMeans', 'CheckoutQuestion', 'DiscountCode', 'Promotion', 'Reward', 'News', 'Menu', 'Category', 'Trait', 'Ingredient', 'ExtraSet', 'ExtraGroup', 'Product', 'ProductType', 'Size', 'Variant'))
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "file_keys" ADD CONSTRAINT "file_keys_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_key" UNIQUE("key");