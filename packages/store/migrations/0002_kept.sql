ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "title" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "pack" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "scenario" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "clock_state" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "clock_speed" text;
