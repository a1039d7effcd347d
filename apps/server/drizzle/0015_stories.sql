CREATE TABLE "stories" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"interview_id" uuid,
	"told_in_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"question" text NOT NULL,
	"skills" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_interview" FOREIGN KEY ("user_id","interview_id") REFERENCES "public"."interviews"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_interview" ON "stories" USING btree ("user_id","interview_id");--> statement-breakpoint
CREATE INDEX "stories_updated" ON "stories" USING btree ("updated_at") WHERE "stories"."interview_id" is null;