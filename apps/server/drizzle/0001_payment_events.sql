ALTER TABLE "payment_events" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "receipt_url" text;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_checkout" ON "payment_events" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_events_intent" ON "payment_events" USING btree ("payment_intent_id");