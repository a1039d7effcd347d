ALTER TABLE "feedback_transcripts" ADD COLUMN IF NOT EXISTS "figures" jsonb;--> statement-breakpoint
UPDATE "feedback_transcripts" SET "figures" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('overallScorePerResponse', "entry" -> 'overallScorePerResponse', 'skillsScore', "entry" -> 'skillsScore') ORDER BY "position")
  FROM jsonb_array_elements("entries") WITH ORDINALITY AS "each" ("entry", "position")
), '[]'::jsonb) WHERE "figures" IS NULL;--> statement-breakpoint
ALTER TABLE "feedback_transcripts" ALTER COLUMN "figures" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN IF NOT EXISTS "checkout_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN IF NOT EXISTS "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN IF NOT EXISTS "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN IF NOT EXISTS "receipt_url" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_checkout" ON "payment_events" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_intent" ON "payment_events" USING btree ("payment_intent_id");
