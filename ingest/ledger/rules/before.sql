-- When each known listing was seen last before a delivery (covering.sql). Variable: delivery.
CREATE OR REPLACE TEMP TABLE covering_before AS SELECT * FROM covering(getvariable('delivery'));

CREATE OR REPLACE TEMP TABLE seen_before AS SELECT * FROM sightings_by('covering_before');
