"""Fits boosted trees on a binned matrix: python3 train.py FOLDER (written by trainer.ts, which also reads the answer)."""

import json
import sys

import lightgbm
import numpy

folder = sys.argv[1]
task = json.load(open(f"{folder}/task.json"))
y = numpy.fromfile(f"{folder}/y.bin", numpy.float64)
starts = numpy.fromfile(f"{folder}/starts.bin", numpy.float32).astype(numpy.float64)
weights = numpy.fromfile(f"{folder}/weights.bin", numpy.float32)
bins = numpy.fromfile(f"{folder}/bins.bin", numpy.uint8).reshape(len(y), -1)

learned = weights > 0
data = lightgbm.Dataset(bins[learned], y[learned], weight=weights[learned], init_score=starts[learned], params={"min_data_in_bin": 1})
params = {"verbose": -1, "seed": 7, "deterministic": True, "boost_from_average": False, "monotone_constraints": task["order"], **task["params"]}
booster = lightgbm.train(params, data, task["rounds"])
(booster.predict(bins) + starts).tofile(f"{folder}/predicted.bin")

trees = {"roots": [], "feature": [], "bin": [], "right": [], "value": []}


def add(node):
    at = len(trees["feature"])
    split = "split_feature" in node
    trees["feature"].append(node["split_feature"] if split else 0)
    trees["bin"].append(int(numpy.floor(node["threshold"])) if split else 0)
    trees["value"].append(0 if split else node["leaf_value"])
    trees["right"].append(0)
    if split:
        add(node["left_child"])
        trees["right"][at] = len(trees["feature"]) - at
        add(node["right_child"])


for tree in booster.dump_model()["tree_info"]:
    trees["roots"].append(len(trees["feature"]))
    add(tree["tree_structure"])
json.dump(trees, open(f"{folder}/trees.json", "w"))
