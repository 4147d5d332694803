CREATE TABLE "hakoniwa"."leases" (
	"garden_id" bigint PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"token" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."leases" ADD CONSTRAINT "leases_garden_id_gardens_id_fk" FOREIGN KEY ("garden_id") REFERENCES "hakoniwa"."gardens"("id") ON DELETE cascade ON UPDATE no action;
