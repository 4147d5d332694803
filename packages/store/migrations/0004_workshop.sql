ALTER TABLE "hakoniwa"."gardens" ADD COLUMN "minds" text;
