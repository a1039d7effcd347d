ALTER TABLE "payment_events" ADD COLUMN "dispute_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "happened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "payment_events" SET "happened_at" = "received_at";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_units" jsonb;
