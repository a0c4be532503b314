DROP INDEX "chats_subject";--> statement-breakpoint
DROP INDEX "payments_entity";--> statement-breakpoint
CREATE UNIQUE INDEX "chats_subject" ON "chats" USING btree ("restaurant_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "payments_entity" ON "payments" USING btree ("restaurant_id","entity_kind","entity_id");