ALTER TABLE "chats" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("restaurant_id","waits_since") WHERE "chats"."waits_since" is not null;--> statement-breakpoint
UPDATE "chats" SET "waits_since" = (SELECT min("created_at") FROM "chat_messages" WHERE "chat_id" = "chats"."id" AND "staff_id" IS NULL AND "read_at" IS NULL);
