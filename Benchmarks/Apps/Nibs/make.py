#!/usr/bin/env python3
"""Writes Scenes.storyboard (twenty scenes of ten views), Many.storyboard (200 views) and Cell.xib beside itself, and 200 views for Qt
and GTK into the folder that is named, for run.py --nibs."""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" '
        'useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"{more}>\n')


def label(id, text, key=""):
    return (f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{text}" {key}'
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{id}"><rect key="frame" x="16" y="8" width="200" height="20"/>'
            '<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>')


def scene(number, count=10):
    ids = [f"s{number}-l{place:02}" for place in range(count)]
    views, rules = "", ""
    above, edge = "guide" + str(number), "top"
    for id in ids:
        views += label(id, f"Label {id}")
        rules += f'<constraint firstItem="{id}" firstAttribute="top" secondItem="{above}" secondAttribute="{edge}" constant="8" id="{id}t"/>'
        rules += f'<constraint firstItem="{id}" firstAttribute="leading" secondItem="guide{number}" secondAttribute="leading" constant="16" id="{id}x"/>'
        above, edge = id, "bottom"
    return (f'<scene sceneID="scene{number}"><objects><viewController id="controller{number}" storyboardIdentifier="scene{number}" '
            'sceneMemberID="viewController">'
            f'<view key="view" contentMode="scaleToFill" id="view{number}"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
            f'<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>{views}</subviews>'
            f'<viewLayoutGuide key="safeArea" id="guide{number}"/><color key="backgroundColor" systemColor="systemBackgroundColor"/>'
            f'<constraints>{rules}</constraints></view></viewController></objects></scene>\n')


with open(os.path.join(HERE, "Scenes.storyboard"), "w") as out:
    out.write(HEAD.format(kind="Storyboard.XIB", more=' initialViewController="controller0"'))
    out.write("<scenes>" + "".join(scene(number) for number in range(20)) + "</scenes></document>\n")

with open(os.path.join(HERE, "Many.storyboard"), "w") as out:
    out.write(HEAD.format(kind="Storyboard.XIB", more=' initialViewController="controller0"'))
    out.write("<scenes>" + scene(0, 200) + "</scenes></document>\n")

CELL = '''<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
<tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="393" height="64"/>
<tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
<rect key="frame" x="0" y="0" width="393" height="64"/><subviews>
<imageView translatesAutoresizingMaskIntoConstraints="NO" id="picture"><rect key="frame" x="16" y="12" width="40" height="40"/>
<constraints><constraint firstAttribute="width" constant="40" id="pw"/><constraint firstAttribute="height" constant="40" id="ph"/></constraints>
</imageView>
<label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title"><rect key="frame" x="68" y="8" width="300" height="20"/>
<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/></label>
<label text="Detail" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="detail">
<rect key="frame" x="68" y="32" width="300" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
<color key="textColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
</subviews><constraints>
<constraint firstItem="picture" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="c1"/>
<constraint firstItem="picture" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
<constraint firstItem="title" firstAttribute="leading" secondItem="picture" secondAttribute="trailing" constant="12" id="c3"/>
<constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="c4"/>
<constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="c5"/>
<constraint firstItem="detail" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c6"/>
<constraint firstItem="detail" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="4" id="c7"/>
<constraint firstItem="detail" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="c8"/>
</constraints></tableViewCellContentView></tableViewCell></objects></document>
'''
with open(os.path.join(HERE, "Cell.xib"), "w") as out:
    out.write(HEAD.format(kind="XIB", more="") + CELL)

if len(sys.argv) > 1:
    with open(os.path.join(sys.argv[1], "many.ui"), "w") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0"><widget class="QWidget" name="box"><layout class="QVBoxLayout" name="l">')
        for place in range(200):
            out.write(f'<item><widget class="QLabel" name="label{place}"><property name="text"><string>Label {place}</string></property></widget></item>')
        out.write("</layout></widget></ui>\n")
    with open(os.path.join(sys.argv[1], "many.gtk.ui"), "w") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<interface><object class="GtkBox" id="box"><property name="orientation">vertical</property>')
        for place in range(200):
            out.write(f'<child><object class="GtkLabel" id="label{place}"><property name="label">Label {place}</property></object></child>')
        out.write("</object></interface>\n")
