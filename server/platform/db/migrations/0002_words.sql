ALTER TABLE "accounts" ADD CONSTRAINT "accounts_language" CHECK ("accounts"."language" in ('it', 'en', 'de', 'fr', 'es'));--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_zone_mode" CHECK ("delivery_addresses"."zone_mode" in ('manual', 'coordinates'));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_language" CHECK ("bills"."language" in ('it', 'en', 'de', 'fr', 'es'));--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_payment_status" CHECK ("bills"."payment_status" in ('pending', 'paid', 'failed'));--> statement-breakpoint
ALTER TABLE "cash_means" ADD CONSTRAINT "cash_means_kind" CHECK ("cash_means"."kind" in ('cash', 'cardAtDoor', 'mealVouchers'));--> statement-breakpoint
ALTER TABLE "cash_means" ADD CONSTRAINT "cash_means_types" CHECK ("cash_means"."types" <@ array['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation']::text[]);--> statement-breakpoint
ALTER TABLE "checkout_questions" ADD CONSTRAINT "checkout_questions_kind" CHECK ("checkout_questions"."kind" in ('text', 'yesNo'));--> statement-breakpoint
ALTER TABLE "checkout_questions" ADD CONSTRAINT "checkout_questions_types" CHECK ("checkout_questions"."types" <@ array['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation']::text[]);--> statement-breakpoint
ALTER TABLE "payment_modes" ADD CONSTRAINT "payment_modes_kind" CHECK ("payment_modes"."kind" in ('cash', 'card', 'payPal'));--> statement-breakpoint
ALTER TABLE "payment_modes" ADD CONSTRAINT "payment_modes_types" CHECK ("payment_modes"."types" <@ array['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation']::text[]);--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_order_type" CHECK ("group_orders"."order_type" in ('takeAway', 'delivery', 'eatIn', 'dil', 'table'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_combo_pricing" CHECK ("products"."combo_pricing" in ('fixed', 'variable'));--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_kind" CHECK ("chats"."kind" in ('order', 'reservation'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_combo_pricing" CHECK ("order_lines"."combo_pricing" in ('fixed', 'variable'));--> statement-breakpoint
ALTER TABLE "order_status_log" ADD CONSTRAINT "order_status_log_status" CHECK ("order_status_log"."status" in ('new', 'waiting', 'confirmed', 'refused', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_status_log" ADD CONSTRAINT "order_status_log_reason" CHECK ("order_status_log"."reason" in ('unanswered', 'tooLate'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" in ('it', 'en', 'de', 'fr', 'es'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_type" CHECK ("orders"."order_type" in ('takeAway', 'delivery', 'eatIn', 'dil', 'table'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('new', 'waiting', 'confirmed', 'refused', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_mode" CHECK ("orders"."payment_mode" in ('cash', 'card', 'payPal'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_means" CHECK ("orders"."cash_means" in ('cash', 'cardAtDoor', 'mealVouchers'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('pending', 'paid', 'failed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_kind" CHECK ("orders"."discount_code_kind" in ('amount', 'percentage'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fixed_cost_kind" CHECK ("orders"."fixed_cost_kind" in ('amount', 'percentage') or "orders"."fixed_cost_kind" like 'other:%');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_language" CHECK ("outbox"."language" in ('it', 'en', 'de', 'fr', 'es'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('card', 'payPal'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entity_kind" CHECK ("payments"."entity_kind" in ('order', 'reservation', 'bill'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'paid', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_due" CHECK ("payments"."due" in ('capture', 'return'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency" CHECK ("payments"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "delivery_cities" ADD CONSTRAINT "delivery_cities_zone_mode" CHECK ("delivery_cities"."zone_mode" in ('manual', 'coordinates'));--> statement-breakpoint
ALTER TABLE "delivery_cities" ADD CONSTRAINT "delivery_cities_shape" CHECK ("delivery_cities"."shape" in ('polygon', 'circle'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('it', 'en', 'de', 'fr', 'es'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('new', 'waiting', 'confirmed', 'refused', 'cancelled'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_payment_mode" CHECK ("reservations"."payment_mode" in ('cash', 'card', 'payPal'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_payment_status" CHECK ("reservations"."payment_status" in ('pending', 'paid', 'failed'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_end_reason" CHECK ("reservations"."end_reason" in ('unanswered', 'tooLate'));--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_from" CHECK ("opening_hours"."from" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_to" CHECK ("opening_hours"."to" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_languages" CHECK ("restaurants"."languages" <@ array['it', 'en', 'de', 'fr', 'es']::text[]);--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_layout" CHECK ("restaurants"."layout" in ('grid', 'list'));--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_guest_order_types" CHECK ("restaurants"."guest_order_types" <@ array['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation']::text[]);--> statement-breakpoint
ALTER TABLE "service_configs" ADD CONSTRAINT "service_configs_type" CHECK ("service_configs"."type" in ('takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'));--> statement-breakpoint
ALTER TABLE "service_configs" ADD CONSTRAINT "service_configs_zone_mode" CHECK ("service_configs"."zone_mode" in ('manual', 'coordinates'));--> statement-breakpoint
ALTER TABLE "service_configs" ADD CONSTRAINT "service_configs_fixed_cost_kind" CHECK ("service_configs"."fixed_cost_kind" in ('amount', 'percentage') or "service_configs"."fixed_cost_kind" like 'other:%');--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_currency" CHECK ("venues"."currency_code" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_slot_provider" CHECK ("venues"."slot_provider" in ('ponyu', 'eatintime'));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_kind" CHECK ("discount_codes"."kind" in ('amount', 'percentage'));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_order_types" CHECK ("discount_codes"."order_types" <@ array['takeAway', 'delivery', 'eatIn', 'dil', 'table']::text[]);--> statement-breakpoint
ALTER TABLE "order_rewards" ADD CONSTRAINT "order_rewards_kind" CHECK ("order_rewards"."kind" in ('amount', 'percentage', 'product'));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_scoring" CHECK ("promotions"."scoring" in ('amountSpent', 'productCount'));--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_kind" CHECK ("rewards"."kind" in ('amount', 'percentage', 'product'));--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_type" CHECK ("timetables"."type" in ('takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'));--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_from" CHECK ("timetables"."from" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_to" CHECK ("timetables"."to" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role" CHECK ("staff_members"."role" in ('owner', 'staff'));