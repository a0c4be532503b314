DROP INDEX "payments_begun";--> statement-breakpoint
DROP INDEX "payments_returned";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("restaurant_id","paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_returned" ON "payments" USING btree ("restaurant_id","returned_at") WHERE "payments"."returned_at" is not null;--> statement-breakpoint
-- What was kept until now: a payment that stands counted when it was begun, one that went back when what it had paid was undone.
UPDATE "payments" SET "paid_at" = "created_at" WHERE "status" = 'paid';--> statement-breakpoint
WITH "undone" AS (
	SELECT o."restaurant_id", 'order' AS "kind", o."id", o."payment_mode" AS "provider",
		(SELECT min(l."at") FROM "order_status_log" l WHERE l."order_id" = o."id" AND l."status" IN ('refused', 'cancelled')) AS "at"
	FROM "orders" o WHERE o."status" IN ('refused', 'cancelled') AND o."payment_status" = 'paid'
	UNION ALL
	SELECT p."restaurant_id", 'bill', p."bill_id", NULL, min(l."at")
	FROM "bill_parts" p JOIN "order_status_log" l ON l."order_id" = p."order_id" AND l."status" IN ('refused', 'cancelled')
	GROUP BY p."restaurant_id", p."bill_id"
	UNION ALL
	SELECT r."restaurant_id", 'reservation', r."id", NULL,
		(SELECT max(a."at") FROM "audit" a WHERE a."restaurant_id" = r."restaurant_id" AND a."subject" = r."id"::text
			AND a."action" IN ('reservation.refuse', 'reservation.cancel'))
	FROM "reservations" r WHERE r."status" IN ('refused', 'cancelled') AND r."payment_status" = 'paid'
), "latest" AS (
	SELECT DISTINCT ON (p."restaurant_id", p."entity_kind", p."entity_id") p."ref", u."at"
	FROM "payments" p JOIN "undone" u ON u."restaurant_id" = p."restaurant_id" AND u."kind" = p."entity_kind" AND u."id" = p."entity_id"
		AND (u."provider" IS NULL OR u."provider" = p."provider")
	WHERE p."status" = 'returned'
	ORDER BY p."restaurant_id", p."entity_kind", p."entity_id", p."created_at" DESC, p."ref" DESC
)
UPDATE "payments" p SET "paid_at" = p."created_at", "returned_at" = coalesce(l."at", p."created_at")
FROM "latest" l WHERE l."ref" = p."ref";
