CREATE SCHEMA "hakoniwa";
--> statement-breakpoint
CREATE TABLE "hakoniwa"."settings" (
	"scope" text DEFAULT 'house' NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_scope_name_pk" PRIMARY KEY("scope","name")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
