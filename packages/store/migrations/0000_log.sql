CREATE TABLE "hakoniwa"."branches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"garden_id" bigint NOT NULL,
	"name" text NOT NULL,
	"parent" text,
	"parent_seq" integer,
	"undoes" text,
	"made_at" text,
	"tip_seq" integer NOT NULL,
	"tip_hash" text NOT NULL,
	CONSTRAINT "branches_gardenId_name_unique" UNIQUE("garden_id","name")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."events" (
	"branch_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "events_branch_id_seq_pk" PRIMARY KEY("branch_id","seq")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."gardens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."gardens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"owner_id" text,
	"genesis" text NOT NULL,
	"genesis_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gardens_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."heads" (
	"garden_id" bigint PRIMARY KEY NOT NULL,
	"branch_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."snapshots" (
	"branch_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"state_hash" text NOT NULL,
	"document" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snapshots_branch_id_seq_pk" PRIMARY KEY("branch_id","seq")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."branches" ADD CONSTRAINT "branches_garden_id_gardens_id_fk" FOREIGN KEY ("garden_id") REFERENCES "hakoniwa"."gardens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."events" ADD CONSTRAINT "events_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "hakoniwa"."branches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."gardens" ADD CONSTRAINT "gardens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "hakoniwa"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."heads" ADD CONSTRAINT "heads_garden_id_gardens_id_fk" FOREIGN KEY ("garden_id") REFERENCES "hakoniwa"."gardens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."heads" ADD CONSTRAINT "heads_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "hakoniwa"."branches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."snapshots" ADD CONSTRAINT "snapshots_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "hakoniwa"."branches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "gardens_owner_id_index" ON "hakoniwa"."gardens" USING btree ("owner_id");
