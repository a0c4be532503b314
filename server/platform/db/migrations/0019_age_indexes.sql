ALTER TABLE "jobs" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_outbox_age" ON "push_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slot_bookings_age" ON "slot_bookings" USING btree ("slot_start");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");