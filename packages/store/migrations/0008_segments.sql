CREATE TABLE "hakoniwa"."segments" (
	"branch_id" bigint NOT NULL,
	"from_seq" integer NOT NULL,
	"to_seq" integer NOT NULL,
	"prev_hash" text NOT NULL,
	"last_hash" text NOT NULL,
	"body" "bytea" NOT NULL,
	"packed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "segments_branch_id_to_seq_pk" PRIMARY KEY("branch_id","to_seq")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."branches" ADD COLUMN "packed_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hakoniwa"."segments" ADD CONSTRAINT "segments_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "hakoniwa"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hakoniwa"."segments" ALTER COLUMN "body" SET STORAGE EXTERNAL;
