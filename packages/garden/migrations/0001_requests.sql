CREATE TABLE "hakoniwa"."requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"garden_id" bigint NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_gardenId_key_unique" UNIQUE("garden_id","key")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."requests" ADD CONSTRAINT "requests_garden_id_gardens_id_fk" FOREIGN KEY ("garden_id") REFERENCES "hakoniwa"."gardens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "requests_waiting" ON "hakoniwa"."requests" USING btree ("garden_id","id") WHERE state = 'waiting';
