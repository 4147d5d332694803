ALTER TABLE "hakoniwa"."users" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD COLUMN "image" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_keeper" ON "hakoniwa"."users" USING btree ("role") WHERE "hakoniwa"."users"."role" = 'keeper';
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD CONSTRAINT "users_name_unique" UNIQUE("name");
--> statement-breakpoint
ALTER TABLE "hakoniwa"."users" ADD CONSTRAINT "users_email_unique" UNIQUE("email");
